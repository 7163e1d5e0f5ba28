import * as voucher from '../operator-voucher.ts'
import { byOperator } from './operation.ts'

/** Vouchers. */
export const OPERATOR_VOUCHER_ENDPOINTS = byOperator([
	{
		method: 'GET',
		path: '/sites/{code}/vouchers',
		summary: 'Vouchers',
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
		method: 'PATCH',
		path: '/sites/{code}/vouchers/{coupon}',
		summary: 'Changes or ends a voucher',
		body: voucher.OperatorVoucherChangeWire,
		answer: voucher.OperatorVoucherListWire,
		failures: { 409: 'VOUCHER_QUOTA_BELOW_USED' },
	},
])
