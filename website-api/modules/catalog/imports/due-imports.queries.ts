import { sql } from 'drizzle-orm'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import { productImport } from './product-import.table.ts'

/** Seconds without a heartbeat after which another process takes over an import. */
const patience = 60

/** Whether nobody works on an import: it waits, or its process has ended. */
export const isAbandoned = sql`${productImport.state} in ('CHECKING', 'RUNNING')
	and (${productImport.beatAt} is null or ${productImport.beatAt} < now() - ${patience} * interval '1 second')
	and ${isServed(productImport.companyId)}`
