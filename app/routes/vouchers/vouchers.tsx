import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type MetaFunction, Form } from '@remix-run/react'
import { listOfferedVouchers } from '#contract/voucher.ts'
import { voucherCodeForm } from '#app/features/checkout/savings.form.ts'
import { offeredView, type OfferedView } from '#app/features/vouchers/offered-view.ts'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { reply } from '#app/http/reply.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Container } from '#app/ui/Container.tsx'
import { CopyButton } from '#app/ui/CopyButton.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Tag } from '#app/ui/Tag.tsx'
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

/** The vouchers that everybody may use, each with its terms, its code, and a form that selects it. */
export default function Vouchers() {
	const page = useLoaderData<typeof loader>()
	const refused = useActionData<typeof action>()
	const { t } = useTranslation('vouchers')
	const path = usePath()
	const fieldId = page.vouchers.some(({ code, isUsed }) => code === refused?.code && !isUsed)
		? `use-${refused?.code ?? ''}`
		: undefined
	return (
		<Container page>
			<PageHeader title={page.title}>{page.lead}</PageHeader>
			<ErrorSummary
				title={t('refused.title', { code: refused?.code ?? '' }).trim()}
				errors={refused ? [{ text: refused.reason, ...(fieldId ? { fieldId } : {}) }] : []}
			/>
			{page.vouchers.length === 0 ? (
				<EmptyState
					title={t('none')}
					action={
						<ButtonLink variant="primary" href={path(paths.products)}>
							{t('products')}
						</ButtonLink>
					}
				/>
			) : (
				<ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
					{page.vouchers.map((voucher) => (
						<VoucherCard
							key={voucher.code}
							voucher={voucher}
							formToken={page.formToken}
							reason={refused?.code === voucher.code ? refused.reason : null}
						/>
					))}
				</ul>
			)}
		</Container>
	)
}

/** A voucher that was chosen but cannot be used, with the reason. */
type RefusedVoucher = { code: string; reason: string }

type VoucherCardProps = { voucher: OfferedView; formToken: string; reason: string | null }

function VoucherCard({ voucher, formToken, reason }: VoucherCardProps) {
	const { t } = useTranslation('vouchers')
	const { code, isForShipping, isUsed } = voucher
	const copied = {
		empty: t('copy.empty'),
		copied: t('copy.copied'),
		failed: t('copy.failed'),
	}
	return (
		<Card as="li" className="flex flex-col justify-between gap-4 border-dashed">
			<div className="flex flex-col gap-2">
				<p className="flex flex-wrap gap-2">
					<Tag>{t(isForShipping ? 'shipping' : 'goods')}</Tag>
					{isUsed ? <Tag>{t('used')}</Tag> : null}
				</p>
				<h2 className="text-18">{voucher.title}</h2>
				<p>{voucher.description}</p>
				<ul className="flex flex-col gap-1 text-14">
					<Gives voucher={voucher} />
					<li>
						{voucher.minimum === null ? t('noMinimum') : t('minimum', { amount: voucher.minimum })}
					</li>
					<li>{t('until', { date: voucher.until })}</li>
					<li>{t('perCustomer', { count: voucher.perCustomer })}</li>
					{voucher.left === null || isUsed ? null : <li>{t('left', { left: voucher.left })}</li>}
					{voucher.usedCount > 0 ? <li>{t('had', { count: voucher.usedCount })}</li> : null}
					{voucher.needsAccount ? <li>{t('needsAccount')}</li> : null}
				</ul>
			</div>
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<span className="font-bold tracking-normal">
					<CopyButton value={code} label={t('copy.label')} messages={copied} />
				</span>
				{isUsed ? null : <UseForm code={code} formToken={formToken} reason={reason} />}
			</div>
		</Card>
	)
}

/** How much a voucher gives, as far as its title does not say so. */
function Gives({ voucher }: { voucher: OfferedView }) {
	const { t } = useTranslation('vouchers')
	const { isCashback, amount, isAmountInTitle, most } = voucher
	return (
		<>
			{isAmountInTitle ? null : (
				<li>{t(isCashback ? 'gives.cashback' : 'gives.discount', { amount })}</li>
			)}
			{most === null ? null : <li>{t('most', { amount: most })}</li>}
			{isCashback ? <li>{t('toWallet')}</li> : null}
		</>
	)
}

function UseForm({
	code,
	formToken,
	reason,
}: Omit<VoucherCardProps, 'voucher'> & { code: string }) {
	const { t } = useTranslation('vouchers')
	const path = usePath()
	const reasonId = `reason-${code}`
	return (
		<Form method="post" action={path(paths.vouchers)}>
			<input type="hidden" name="formToken" value={formToken} />
			<input type="hidden" name="code" value={code} />
			<Button id={`use-${code}`} aria-describedby={reason === null ? undefined : reasonId}>
				{t('use', { code })}
			</Button>
			{reason === null ? null : <MutedText id={reasonId}>{reason}</MutedText>}
		</Form>
	)
}
