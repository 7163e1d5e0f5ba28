import type { z } from 'zod'
import { StaffDoneWire } from '#contract/operator-staff.ts'
import {
	OperatorVoucherAnswerWire,
	type OperatorVoucherChangeWire,
	OperatorVoucherListWire,
	OperatorVoucherPreviewAnswerWire,
	type OperatorVoucherPreviewWire,
	type OperatorVoucherWire,
} from '#contract/operator-voucher.ts'
import type { OperatorApi } from './client.server.ts'
import type { Renamed } from './names.ts'

export type Voucher = Renamed<ReturnType<typeof OperatorVoucherAnswerWire.parse>['data']>
export type VoucherPreview = Renamed<
	ReturnType<typeof OperatorVoucherPreviewAnswerWire.parse>['data']
>['list']

const part = encodeURIComponent
const pathOf = (company: string) => `/sites/${part(company)}/vouchers`

type VoucherQuery = { search: string; state: string; next: string }

/** Vouchers that match a search, newest first; `next` is the cursor of the next page. */
export function listVouchers(
	api: OperatorApi,
	company: string,
	{ search, state, next }: VoucherQuery,
) {
	const query = { SEARCH: search, STATE: state, NEXT: next, LIMIT: 25 }
	return api.request({ path: pathOf(company), query }, OperatorVoucherListWire)
}

/** One voucher. */
export function readVoucher(api: OperatorApi, company: string, code: string) {
	return api.request({ path: `${pathOf(company)}/${part(code)}` }, OperatorVoucherAnswerWire)
}

/** Makes a voucher. */
export function addVoucher(
	api: OperatorApi,
	company: string,
	body: z.input<typeof OperatorVoucherWire>,
) {
	return api.attempt({ method: 'POST', path: pathOf(company), body }, OperatorVoucherListWire)
}

/** Changes a voucher; omitted fields stay unchanged. */
export function changeVoucher(
	api: OperatorApi,
	company: string,
	code: string,
	body: OperatorVoucherChangeWire,
) {
	const path = `${pathOf(company)}/${part(code)}`
	return api.attempt({ method: 'PATCH', path, body }, OperatorVoucherListWire)
}

/** Deletes a voucher that no order has used. */
export function removeVoucher(api: OperatorApi, company: string, code: string) {
	const path = `${pathOf(company)}/${part(code)}`
	return api.attempt({ method: 'DELETE', path }, StaffDoneWire)
}

/** The effect of a voucher with these terms on example carts. */
export async function previewVoucher(
	api: OperatorApi,
	company: string,
	body: z.input<typeof OperatorVoucherPreviewWire>,
): Promise<VoucherPreview> {
	const call = { method: 'POST', path: `/sites/${part(company)}/voucher-preview`, body } as const
	return (await api.request(call, OperatorVoucherPreviewAnswerWire)).list
}
