import type { OrderProgramme } from '#website-api/modules/sales/programmes.ts'
import { tierBenefitOf } from './spend.queries.ts'

/** Tiers: a discount or free shipping for customers with a high spend within a year. */
export const tierProgramme: OrderProgramme = { benefit: tierBenefitOf }
