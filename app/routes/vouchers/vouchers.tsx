import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { listOfferedVouchers } from '#contract/voucher.ts'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { voucherCodeForm } from '#app/features/checkout/savings.form.ts'
import { offeredView } from '#app/features/vouchers/offered-view.ts'
import { type RefusedVoucher, VouchersScreen } from '#app/features/vouchers/VouchersScreen.tsx'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { reply } from '#app/http/reply.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { chooseVoucher } from '../checkout/choose-voucher.server.ts'

export const handle = { i18n: ['vouchers'] }

/** The vouchers that everybody may use now, for a signed-in customer with what they have used. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { call, customer, locale, site } = context
	const isMember = customer.current() !== null
	const { list: offered } = await orRespond(call(listOfferedVouchers, {}, { inOwnName: isMember }))
	context.keepUntil(...offered.map(({ endsAt }) => endsAt))
	const t = translator(locale)
	return {
		vouchers: offered.map((voucher) => offeredView(voucher, locale, isMember)),
		formToken: context.formToken(),
		title: t('vouchers:title'),
		lead: t('vouchers:lead', { shop: site.title }),
	}
}

/** Selects a voucher for the cart, or says why it cannot be used yet. */
export async function action({ context, request }: ActionFunctionArgs) {
	const t = translator(context.locale)
	const form = voucherCodeForm.safeParse(Object.fromEntries(await request.formData()))
	if (!form.success) {
		return reply<RefusedVoucher>({ code: '', reason: t('vouchers:refused.code') }, 422)
	}
	const { code } = form.data
	if (context.cart.current().lines.length === 0) {
		return reply<RefusedVoucher>({ code, reason: t('vouchers:refused.emptyCart') }, 422)
	}
	const chosen = await chooseVoucher(context, code, { beforeCourier: true })
	if (chosen.refused !== null) {
		return reply<RefusedVoucher>({ code, reason: chosen.refused }, chosen.status)
	}
	context.flash({ type: 'success', key: 'vouchers:said.chosen', values: { code } })
	return goTo(context.locale, paths.cart)
}

export const meta: MetaFunction<typeof loader> = (args) => {
	if (!args.data) return []
	const { title, lead, vouchers } = args.data
	const robots = vouchers.length === 0 ? 'noindex, follow' : undefined
	return pageMeta(args, { title, description: lead, ...(robots ? { robots } : {}) })
}

export default function Vouchers() {
	return (
		<VouchersScreen {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />
	)
}
