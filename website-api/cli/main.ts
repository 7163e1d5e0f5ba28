import { constants, setPriority } from 'node:os'
import { runCommandLine } from './command-line.ts'

// Beside a running shop, pages come before an import, an export or a backup.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
await runCommandLine(process.argv.slice(2))
