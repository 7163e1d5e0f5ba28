import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

/** Whole rupiah in 64 bits. */
export const rupiah = (name: string) => bigint(name, { mode: 'number' })

/** A point in time. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** A text in both languages of the shop, as stored in jsonb. */
export type LocalText = { id: string; en: string }

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
