import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Container } from '#app/ui/Container.tsx'
import { CopyButton } from '#app/ui/CopyButton.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import type { OfferedView } from './offered-view.ts'

/** A voucher that was chosen but cannot be used, with the reason. */
export type RefusedVoucher = { code: string; reason: string }

type VouchersScreenProps = {
	title: string
	lead: string
	vouchers: OfferedView[]
	formToken: string
	refused: RefusedVoucher | undefined
}

/** The vouchers that everybody may use, each with its terms, its code, and a form that selects it. */
export function VouchersScreen({ refused, ...page }: VouchersScreenProps) {
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
