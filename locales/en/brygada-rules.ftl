### 10. Brygada: rules, tables, rulings and words to look up.

section-kit = What you need
