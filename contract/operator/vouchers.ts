import { StaffDoneWire } from '../operator-staff.ts'
import * as voucher from '../operator-voucher.ts'
import { byOperator } from './operation.ts'

const missing = { 404: 'VOUCHER_NOT_FOUND' }

/** Endpoints of vouchers. */
export const OPERATOR_VOUCHER_ENDPOINTS = byOperator([
	{
		method: 'GET',
		path: '/sites/{code}/vouchers',
		summary: 'Vouchers, the newest first',
		query: voucher.OperatorVoucherQueryWire,
		answer: voucher.OperatorVoucherListWire,
	},
	{
		method: 'POST',
		path: '/sites/{code}/vouchers',
		summary: 'Makes a voucher',
		body: voucher.OperatorVoucherWire,
		answer: voucher.OperatorVoucherListWire,
		creates: true,
		failures: { 409: 'VOUCHER_CODE_TAKEN' },
	},
	{
		method: 'GET',
		path: '/sites/{code}/vouchers/{coupon}',
		summary: 'A voucher',
		answer: voucher.OperatorVoucherAnswerWire,
		failures: missing,
	},
	{
		method: 'PATCH',
		path: '/sites/{code}/vouchers/{coupon}',
		summary: 'Changes or ends a voucher',
		body: voucher.OperatorVoucherChangeWire,
		answer: voucher.OperatorVoucherListWire,
		failures: { ...missing, 409: 'CHANGED_MEANWHILE, or VOUCHER_IN_USE: what it gives stays' },
	},
	{
		method: 'DELETE',
		path: '/sites/{code}/vouchers/{coupon}',
		summary: 'Deletes a voucher that no order has used',
		answer: StaffDoneWire,
		failures: { ...missing, 409: 'VOUCHER_IN_USE' },
	},
	{
		method: 'POST',
		path: '/sites/{code}/voucher-preview',
		summary: 'What such a voucher would give to example carts; changes nothing',
		body: voucher.OperatorVoucherPreviewWire,
		answer: voucher.OperatorVoucherPreviewAnswerWire,
	},
])
