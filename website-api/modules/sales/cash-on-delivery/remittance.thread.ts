import { readTables } from '#website-api/modules/sales/statements/read/read-tables.ts'
import { serveReading } from '#website-api/modules/sales/statements/read/serve-reading.ts'
import { readRemittance } from './read-remittance.ts'

serveReading(async (bytes) => readRemittance(await readTables(bytes)))
