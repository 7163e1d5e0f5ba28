import { formNameFaults } from './form-names.ts'
import { textFaults } from './texts.ts'

// A stage of the check: what neither the compiler nor the linter knows, a line each.
const faults = [...textFaults(), ...formNameFaults()]
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
