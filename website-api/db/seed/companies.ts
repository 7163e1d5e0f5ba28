import { gawai } from './companies/gawai/company.ts'
import { kopi } from './companies/kopi/company.ts'
import { sandang } from './companies/sandang/company.ts'
import type { SeedCompany } from './seed-shapes.ts'

/** The shops a fresh database holds, the first of them on localhost. */
export const seedCompanies: SeedCompany[] = [sandang, kopi, gawai]
