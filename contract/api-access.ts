import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { message, type Value } from './message.ts'

/** A company as its pages' scripts may know it; id 0: no company owns the Referer's host. */
export const ApiCompany = message({
	companyId: ['COMPANY_API_ID', z.number().int().min(0)],
	/** Days for which a referral is attributed. */
	affiliateDays: ['CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY', z.number().int().min(0)],
})

/** The key of a company (spec section 7); '' for none. The spec puts it beside `data`. */
export const ApiAccess = message({ key: ['API_ACCESS', z.string()], company: ['data', ApiCompany] })
export type ApiAccess = Value<typeof ApiAccess>

/** Endpoints of API access and pictures. */
export const API_ACCESS_ENDPOINTS: Endpoint[] = [
	{
		method: 'GET',
		path: '/api-access',
		summary: "The key of the company that owns the Referer's host; COMPANY_API_ID 0 when none does",
		access: 'public',
		answer: ApiAccess,
	},
	{
		method: 'GET',
		path: '/media/{id}/{file}',
		summary: 'A picture: {file} is {width}.{avif|webp|jpg} in one of the widths of MEDIA_WIDTHS',
		access: 'public',
		answerType: 'image/*',
		failures: {
			304: 'The picture of the If-None-Match is still there',
			404: 'NOT_FOUND: no such picture, width or format',
		},
	},
]
