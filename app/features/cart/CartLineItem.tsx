import { useFetcher } from '@remix-run/react'
import type { FocusEvent } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { percentOff } from '#app/domain/discount.ts'
import { imageWidths } from '#app/domain/image-widths.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { IconButton } from '#web/ui/IconTarget.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { PictureFrame } from '#web/ui/PictureFrame.tsx'
import { PictureRow } from '#app/ui/PictureRow.tsx'
import { Price } from '#app/ui/Price.tsx'
import { Stepper } from '#app/ui/Stepper.tsx'
import type { LineFlash } from '#contract/flash-sale.ts'
import { LineNotice } from './LineNotice.tsx'
import type { LineView } from './line-view.ts'
import { useRefusal } from './use-cart-toasts.ts'
import { removalKey } from './use-cart-lines.ts'
import type { PendingForms } from './use-pending-forms.ts'
import { SaveForLater } from './SaveForLater.tsx'
import { useQuantityForm } from './use-quantity-form.ts'

type CartLineItemProps = {
	line: LineView
	formToken: string
	dataSaver: boolean
	/** The changes of quantities whose answers are not rendered yet. */
	pending: PendingForms
	/** Called by script when the line is being removed. */
	onRemove: (line: LineView) => void
}

/** A cart line: product, quantity, total. */
export function CartLineItem(props: CartLineItemProps) {
	const { line, formToken, dataSaver, pending, onRemove } = props
	const { t } = useTranslation('cart')
	const path = usePath()
	const { fetcher, action, form, onSubmit } = useQuantityForm(line, pending)
	const refusal = useRefusal(fetcher)
	const changed = percentOff(line.price, line.priceBefore) !== null
	return (
		<PictureRow
			id={`line-${line.id}`}
			contentClassName="flex flex-col gap-2"
			picture={<LinePicture line={line} dataSaver={dataSaver} />}
		>
			<div className="flex items-start gap-2">
				<div className="grow">
					<h2 className="text-16! font-normal!">
						<Anchor href={path(line.path)}>{line.name}</Anchor>
					</h2>
					{line.label ? <MutedText>{line.label}</MutedText> : null}
					<Price
						now={formatMoney(line.price)}
						before={changed ? formatMoney(line.priceBefore) : undefined}
						beforeLabel={t('line.before')}
					/>
					{line.flash ? <FlashLineNote flash={line.flash} /> : null}
					<LineChanges line={line} />
				</div>
				<RemoveLine line={line} formToken={formToken} onRemove={onRemove} />
			</div>
			<div className="flex flex-wrap items-center justify-between gap-2">
				<fetcher.Form
					method="post"
					action={action}
					onBlur={(event) => sendTyped(event, line.quantity)}
					onSubmit={onSubmit}
					ref={form}
				>
					<input type="hidden" name="formToken" value={formToken} />
					<Stepper
						name="quantity"
						value={line.quantity}
						texts={{
							quantity: t('line.quantity', { name: line.name }),
							less: t('line.decrease', { name: line.name }),
							more: t('line.increase', { name: line.name }),
						}}
					/>
				</fetcher.Form>
				<p className="tabular-nums font-bold">
					<span className="sr-only">{t('line.subTotal')} </span>
					{formatMoney(line.price * line.quantity)}
				</p>
			</div>
			<LineNotice line={line} formToken={formToken} refusal={refusal} />
			<SaveForLater line={line} formToken={formToken} />
		</PictureRow>
	)
}

/** Changes since the line was added, and a low remaining stock. */
function LineChanges({ line }: { line: LineView }) {
	const { t } = useTranslation('cart')
	const { price, priceThen, stock, isAlmostGone, quantity } = line
	const prices = { before: formatMoney(priceThen ?? price), now: formatMoney(price) }
	return (
		<>
			{priceThen === undefined ? null : (
				<p className="text-14 font-semibold" data-price-changed>
					{t(price > priceThen ? 'line.dearer' : 'line.cheaper', prices)}
				</p>
			)}
			{isAlmostGone && stock >= quantity ? (
				<p className="text-14 font-semibold text-alarm">
					{t('line.fewLeft', { stock: digits(stock) })}
				</p>
			) : null}
		</>
	)
}

/** A line's picture, which leads to its product. */
export function LinePicture({ line, dataSaver }: Pick<CartLineItemProps, 'line' | 'dataSaver'>) {
	const path = usePath()
	return (
		<Anchor
			className="flex-none self-start"
			href={path(line.path)}
			tabIndex={-1}
			aria-hidden="true"
		>
			<PictureFrame size="thumbnail" className="sm:w-24">
				{line.image ? (
					<Picture
						image={line.image}
						widths={imageWidths.thumb}
						sizes="(width >= 40rem) 96px, 72px"
						eager
						dataSaver={dataSaver}
						decorative
						cover
					/>
				) : null}
			</PictureFrame>
		</Anchor>
	)
}

/** With script the form is submitted on blur; without script by Enter. */
function sendTyped(event: FocusEvent<HTMLFormElement>, previous: number) {
	const { target, currentTarget } = event
	if (!(target instanceof HTMLInputElement) || target.value === String(previous)) return
	if (event.relatedTarget instanceof Node && currentTarget.contains(event.relatedTarget)) return
	currentTarget.requestSubmit()
}

type RemoveLineProps = Pick<CartLineItemProps, 'line' | 'formToken' | 'onRemove'>

function RemoveLine({ line, formToken, onRemove }: RemoveLineProps) {
	const { t } = useTranslation('cart')
	const path = usePath()
	const fetcher = useFetcher({ key: removalKey(line.id) })
	return (
		<fetcher.Form
			method="post"
			action={path(paths.cartLineRemoval(line.id))}
			className="-m-2.5"
			onSubmit={() => onRemove(line)}
		>
			<input type="hidden" name="formToken" value={formToken} />
			<IconButton icon="trash" label={t('line.removeNamed', { name: line.name })} />
		</fetcher.Form>
	)
}

type FlashLineNoteProps = { flash: Pick<LineFlash, 'state' | 'price' | 'mine'> & { until: string } }

/** The effect of a flash sale on a cart line: its price applies to the whole line or not at all. */
function FlashLineNote({ flash }: FlashLineNoteProps) {
	const { t } = useTranslation('cart')
	const price = formatMoney(flash.price)
	return (
		<MutedText>
			{t(`flash.${flash.state}`, { time: flash.until, price, number: flash.mine })}
		</MutedText>
	)
}
