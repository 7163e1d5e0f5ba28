import { clsx } from 'clsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { imageWidths } from '#app/domain/image-widths.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#web/ui/Card.tsx'
import { ErrorText } from '#web/ui/ErrorText.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { PictureFrame } from '#web/ui/PictureFrame.tsx'
import { PictureRow } from '#app/ui/PictureRow.tsx'
import { stickyBar } from '#app/ui/StickyBar.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { CheckoutSummary } from './summary.ts'
import type { CheckoutView } from './view.ts'

type OrderSummaryProps = {
	summary: CheckoutSummary
	hasAddress: boolean
	dataSaver: boolean
	direct: CheckoutView['direct']
}

/** The order summary beside the forms on a desktop. */
export function OrderSummary({ summary, hasAddress, dataSaver, direct }: OrderSummaryProps) {
	const { t } = useTranslation('checkout')
	const path = usePath()
	return (
		<Card as="section" aria-labelledby="summary" className="max-lg:hidden">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h2 id="summary" className="text-18">
					{t('summary.title')}
				</h2>
				<TextLink
					touch="block"
					className="text-14 font-semibold"
					href={path(direct?.product ?? paths.cart)}
				>
					{t(direct ? 'summary.editProduct' : 'summary.editCart')}
				</TextLink>
			</div>
			<Lines className="max-h-96 overflow-auto" lines={summary.lines} dataSaver={dataSaver} />
			<Costs summary={summary} hasAddress={hasAddress} />
		</Card>
	)
}

/** The products and their costs, as listed in the last step on a phone. */
export function OrderedProducts({
	summary,
	dataSaver,
}: Pick<OrderSummaryProps, 'summary' | 'dataSaver'>) {
	return (
		<>
			<Lines lines={summary.lines} dataSaver={dataSaver} />
			<Costs summary={summary} hasAddress />
		</>
	)
}

type LinesProps = {
	lines: CheckoutSummary['lines']
	dataSaver: boolean
	/** For its height. */
	className?: string
}

function Lines({ lines, dataSaver, className }: LinesProps) {
	return (
		<ul className={className}>
			{lines.map((line) => (
				<PictureRow
					key={line.id}
					className="items-start"
					contentClassName="text-14"
					picture={
						<PictureFrame size="thumbnail">
							{line.image ? (
								<Picture
									image={line.image}
									widths={imageWidths.thumb}
									sizes="72px"
									dataSaver={dataSaver}
									decorative
									cover
								/>
							) : null}
						</PictureFrame>
					}
				>
					<LineTexts line={line} />
				</PictureRow>
			))}
		</ul>
	)
}

/** The order summary at the bottom of a phone's window: the total, and details when expanded. */
export function OrderSummaryBar({
	summary,
	hasAddress,
}: Pick<OrderSummaryProps, 'summary' | 'hasAddress'>) {
	const { t } = useTranslation('checkout')
	const label = t(isFinal(summary) ? 'summary.total' : 'summary.totalSoFar')
	return (
		<details className={clsx(stickyBar, 'group lg:hidden')} data-sticky-bar>
			<summary className="flex min-h-11 items-center justify-between gap-4">
				<span>
					<MutedText as="span" className="block">
						{label} · {t('summary.pieces', { count: summary.pieces })}
					</MutedText>
					<b className="tabular-nums text-18 font-bold" data-total>
						{summary.total}
					</b>
				</span>
				<span className="flex items-center gap-2 text-14 font-semibold text-link">
					{t('summary.show')}
					<span className="rotate-180 group-open:rotate-0">
						<Icon name="down" />
					</span>
				</span>
			</summary>
			<div className="mt-3 max-h-[60dvh] overflow-auto border-t border-line pt-2">
				<ul className="text-14">
					{summary.lines.map((line) => (
						<li key={line.id} className="py-2">
							<LineTexts line={line} />
						</li>
					))}
				</ul>
				<Costs summary={summary} hasAddress={hasAddress} />
			</div>
		</details>
	)
}

function isFinal({ shipping, isDigitalOnly }: CheckoutSummary): boolean {
	return isDigitalOnly || shipping !== null
}

function LineTexts({ line }: { line: CheckoutSummary['lines'][number] }) {
	const { t } = useTranslation('checkout')
	return (
		<>
			<p>{line.name}</p>
			{line.variantLabel ? <MutedText>{line.variantLabel}</MutedText> : null}
			<p className="flex flex-wrap items-center justify-between gap-2">
				<MutedText as="span" className="tabular-nums">
					{t('summary.quantity', { count: line.quantity, price: line.price })}
				</MutedText>
				<span className="tabular-nums font-semibold">{line.subTotal}</span>
			</p>
			{line.flash ? <MutedText>{t(`summary.flash.${line.flash}`)}</MutedText> : null}
			{line.shortage ? (
				<ErrorText>
					{t(`summary.short.${line.shortage.kind}`, { stock: line.shortage.left })}
				</ErrorText>
			) : null}
		</>
	)
}

function Costs({ summary, hasAddress }: Pick<OrderSummaryProps, 'summary' | 'hasAddress'>) {
	const { t } = useTranslation('checkout')
	const unknown = hasAddress ? t('summary.shippingChoose') : t('summary.shippingLater')
	const shipping = summary.isShippingFree ? t('courier.free') : summary.shipping
	return (
		<div className="flex flex-col gap-4 pt-4">
			<SummaryList
				rows={[
					{ term: t('summary.subTotal'), value: summary.subTotal },
					...(summary.isDigitalOnly
						? []
						: [
								{
									term: t('summary.shipping'),
									value: shipping ?? <MutedText as="span">{unknown}</MutedText>,
								},
							]),
					...(summary.insurance
						? [{ term: t('summary.insurance'), value: summary.insurance }]
						: []),
					...summary.savings.map(({ kind, amount, code }) => ({
						term: code ? t('savings.used', { code }) : t(`summary.saving.${kind}`),
						value: <span data-saving={kind}>{amount}</span>,
						saving: true,
					})),
					{
						term: t(isFinal(summary) ? 'summary.total' : 'summary.totalSoFar'),
						value: <span data-total>{summary.total}</span>,
						total: true,
					},
					...(summary.wallet
						? [
								{ term: t('summary.wallet'), value: summary.wallet.pays, saving: true },
								{
									term: t('summary.due'),
									value: <span data-due>{summary.wallet.due}</span>,
								},
							]
						: []),
					...(summary.fee
						? [
								{ term: t('summary.fee'), value: summary.fee.amount },
								{
									term: t('summary.pays'),
									value: <span data-pays>{summary.fee.pays}</span>,
								},
							]
						: []),
				]}
			/>
			{summary.cashback ? (
				<MutedText data-cashback>{t('summary.cashback', { amount: summary.cashback })}</MutedText>
			) : null}
			{summary.isTransferred ? <MutedText>{t('summary.uniqueCode')}</MutedText> : null}
		</div>
	)
}
