import { z } from 'zod'
import { EmailWire } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { RupiahWire } from './envelope.ts'
import { message, type Value } from './message.ts'
import { PALETTE_NAMES } from './palettes.ts'
import { lineText } from './text.ts'

const host = ['HOST', z.string().max(253)] as const

/** What a company starts with. */
export const NewCompany = message({
	code: ['CODE', z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/)],
	name: ['NAME', lineText().min(2).max(60)],
	legalName: ['LEGAL_NAME', lineText().min(2).max(100).optional()],
	phone: ['CUSTOMER_CARE_PHONE', z.string().regex(/^\+\d{8,15}$/)],
	/** Code of the district. */
	origin: ['ORIGIN_DISTRICT', z.string().regex(/^\d{2}\.\d{2}\.\d{2}$/)],
	freeShippingFrom: ['FREE_SHIPPING_FROM', RupiahWire.optional()],
	host: [host[0], host[1].optional()],
	palette: ['PALETTE', z.enum(PALETTE_NAMES).optional()],
	/** In maintenance for shoppers until it is opened. */
	isClosed: ['IS_CLOSED', z.literal(true).optional()],
	/** Without effect: the calling staff member becomes its owner in any case. */
	becomesOwner: ['BECOMES_OWNER', z.literal(true).optional()],
	/** Account that becomes its owner, for a key. Absent: the installation's only administrator, if there is one. */
	owner: ['OWNER_EMAIL', EmailWire.optional()],
	/** Couriers to switch on, as VENDOR_CODE/VENDOR_METHOD; all others start switched off. */
	couriers: [
		'COURIER_LIST',
		z
			.array(z.string().regex(/^[A-Z_]{2,20}\/[a-z_]{2,30}$/))
			.max(60)
			.default([]),
	],
	banks: [
		'BANK_LIST',
		z
			.array(
				message({
					code: ['BANK_CODE', lineText().min(2).max(20)],
					name: ['BANK_NAME', lineText().min(2).max(60)],
					number: ['BANK_ACCOUNT_NUMBER', z.string().regex(/^\d{6,20}$/)],
					holder: ['BANK_ACCOUNT_HOLDER', lineText().min(3).max(60)],
				}),
			)
			.max(10)
			.default([]),
	],
})
export type NewCompany = Value<typeof NewCompany>

export const Company = message({
	id: ['COMPANY_API_ID', z.number().int()],
	code: ['CODE', z.string()],
	name: ['NAME', z.string()],
	hosts: ['HOST_LIST', z.array(z.string())],
	/** Of a new company: its first owner; null: nobody yet. */
	owner: ['OWNER_EMAIL', z.string().nullable().optional()],
})
export type Company = Value<typeof Company>

export const CompanyHost = message({ host })

export const listCompanies = endpoint({
	method: 'GET',
	path: '/companies',
	summary: 'Companies of this key with their hosts',
	needs: 'companies.read',
	answer: z.object({ list: z.array(Company) }),
})

export const addCompany = endpoint({
	method: 'POST',
	path: '/companies',
	summary: 'Adds a company',
	needs: 'companies',
	isForInstallation: true,
	creates: true,
	body: NewCompany,
	answer: Company,
	failures: { 409: ['COMPANY_CODE_TAKEN', 'HOST_TAKEN'] },
})

export const addHost = endpoint({
	method: 'POST',
	path: '/companies/{code}/domains',
	summary: 'Adds a host to a company',
	needs: 'companies',
	creates: true,
	body: CompanyHost,
	answer: Company,
	failures: { 409: 'HOST_TAKEN' },
})

export const removeHost = endpoint({
	method: 'DELETE',
	path: '/companies/{code}/domains/{host}',
	summary: 'Takes a host away from a company',
	needs: 'companies',
	answer: Company,
	failures: { 404: 'HOST_NOT_FOUND' },
})

export const addDefaults = endpoint({
	method: 'POST',
	path: '/companies/{code}/defaults',
	summary: 'Adds the pages, footer and logo that a company lacks',
	needs: 'companies.defaults',
	answer: message({
		pages: ['PAGE_LIST', z.array(z.string())],
		informations: ['INFORMATION_LIST', z.array(z.string())],
		hasNewFooter: ['HAS_NEW_FOOTER', z.boolean()],
		hasNewLogo: ['HAS_NEW_LOGO', z.boolean()],
	}),
})
