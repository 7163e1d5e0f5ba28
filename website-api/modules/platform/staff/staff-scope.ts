import type { Database } from '#website-api/db/database.ts'
import type { Clock } from '#website-api/http/env.ts'

/** Company id of staff attempts: they belong to no company. */
export const INSTALLATION = 0

export type StaffScope = { db: Database; secret: string; clock: Clock }
