import { sql } from 'drizzle-orm'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import { outbox } from './outbox.table.ts'

/** PostgreSQL rounds the stored time, which may be slightly later than the clock. */
const isDue = sql`${outbox.dueAt} <= now() + interval '1 millisecond' and ${isServed(outbox.companyId)}`

/** Whether an announcement waits to be delivered now. */
export const isWaiting = sql`${outbox.doneAt} is null and ${outbox.deadAt} is null and ${isDue}`
