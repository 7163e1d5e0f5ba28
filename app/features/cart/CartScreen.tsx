import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pieces, shortageOf, type CartLine } from '#app/domain/cart.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { AsideLayout } from '#app/ui/AsideLayout.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { ScriptAfterPaint } from '#app/ui/ScriptAfterPaint.tsx'
import { useOfflineCopy } from '../offline/use-offline-copy.ts'
import { CartLineItem } from './CartLineItem.tsx'
import { CartSummary } from './CartSummary.tsx'
import { ClearCart } from './ClearCart.tsx'
import { offlineCart, type LineView } from './line-view.ts'
import { RemovedLine, useRemovedLine } from './RemovedLine.tsx'
import { SavedLines } from './SavedLines.tsx'
import { useCartLines } from './use-cart-lines.ts'
import type { VoucherOffer } from './VoucherNote.tsx'

type CartScreenProps = {
	state: 'empty' | 'unknown' | 'filled'
	/** Number of units, also when prices are unavailable. */
	count: number
	lines: LineView[]
	/** Number of lines just removed because they are no longer sold. */
	vanishedCount: number
	/** The line that the page before took out, to put back. */
	removed: CartLine | null
	/** Lines saved for later. */
	saved: LineView[]
	/** The best voucher for this cart. */
	offer: VoucherOffer | null
	freeShippingFrom: number | null
	formToken: string
	dataSaver: boolean
	/** Content below the lines. */
	children: ReactNode
}

/** The cart page: lines, total, and the link to checkout. */
export function CartScreen(props: CartScreenProps) {
	const { state, count, vanishedCount, freeShippingFrom, offer, formToken, dataSaver } = props
	const { t } = useTranslation('cart')
	const { lines, busy, pending } = useCartLines(props.lines)
	const { removed, setRemoved } = useRemovedLine(props.removed, lines)
	useOfflineCopy('cart', state === 'unknown' ? undefined : offlineCart(lines))
	const notices = (
		<>
			<VanishedLinesNotice count={vanishedCount} />
			{removed ? <RemovedLine removed={removed} formToken={formToken} /> : null}
		</>
	)
	const children = (
		<>
			<SavedLines lines={props.saved} formToken={formToken} dataSaver={dataSaver} />
			{props.children}
		</>
	)
	if (state === 'unknown') return <UnknownCart count={count}>{children}</UnknownCart>
	if (lines.length === 0) return <EmptyCart notices={notices}>{children}</EmptyCart>
	const sum = {
		count: pieces(lines),
		subTotal: lines.reduce((total, line) => total + line.price * line.quantity, 0),
		blocked: lines.some((line) => shortageOf(line) !== null),
		busy,
	}
	return (
		<Container page>
			<ScriptAfterPaint />
			<PageHeader title={t('title')}>{t('count', { count: sum.count })}</PageHeader>
			{notices}
			<AsideLayout
				sticky
				aside={<CartSummary {...sum} freeShippingFrom={freeShippingFrom} offer={offer} />}
			>
				<ul>
					{lines.map((line) => (
						<CartLineItem
							key={line.id}
							line={line}
							formToken={formToken}
							dataSaver={dataSaver}
							pending={pending}
							onRemove={setRemoved}
						/>
					))}
				</ul>
				<ClearCart formToken={formToken} />
			</AsideLayout>
			{children}
		</Container>
	)
}

function VanishedLinesNotice({ count }: { count: number }) {
	const { t } = useTranslation('cart')
	if (count === 0) return null
	return (
		<div className="mb-4">
			<Alert tone="warning" role="status">
				{t('said.vanished', { count })}
			</Alert>
		</div>
	)
}

function EmptyCart({ notices, children }: { notices: ReactNode; children: ReactNode }) {
	const { t } = useTranslation('cart')
	const path = usePath()
	return (
		<Container page>
			{notices}
			<EmptyState
				heading="h1"
				drawing="basket"
				title={t('empty.title')}
				action={
					<ButtonLink variant="primary" href={path(paths.products)}>
						{t('empty.action')}
					</ButtonLink>
				}
			>
				{t('empty.text')}
			</EmptyState>
			{children}
		</Container>
	)
}

function UnknownCart({ count, children }: { count: number; children: ReactNode }) {
	const { t } = useTranslation('cart')
	const path = usePath()
	return (
		<Container page>
			<EmptyState
				heading="h1"
				drawing="lamp"
				title={t('unknown.title')}
				action={
					<ButtonLink variant="primary" href={path(paths.cart)} reload>
						{t('unknown.action')}
					</ButtonLink>
				}
			>
				{count === 0 ? t('unknown.own') : t('unknown.text', { count })}
			</EmptyState>
			{children}
		</Container>
	)
}
