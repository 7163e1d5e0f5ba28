import { useFetcher } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { digits } from '#web/domain/money.ts'
import { Marked } from '#app/i18n/Marked.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { useSignInPath } from '#app/features/account/use-sign-in-path.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { ErrorText } from '#web/ui/ErrorText.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { QuantityField } from '#app/ui/QuantityField.tsx'
import { StickyBar } from '#app/ui/StickyBar.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { type CartAnswer, toneOf } from './cart-answer.ts'
import { useCartToasts, useRefusal } from './use-cart-toasts.ts'

type AddToCartProps = {
	variantId: number
	/** Units that this visitor can order. */
	most: number
	/** They are fewer than the stock, for want of an account. */
	isLimited: boolean
	formToken: string
	/** What is bought, in the bar of a phone: the price and the chosen variant. */
	chosen: { price: string; label: string }
	/** Where "continue shopping" leads. */
	continueHref: string
	/** An icon link beside the buttons of a phone. */
	chat: ReactNode
}

/**
 * Quantity and add-to-cart button: a plain form, submitted by a fetcher with script. Its answer takes the place of the
 * price in the bar, so that it is seen wherever the page is scrolled to and covers nothing.
 */
export function AddToCart(props: AddToCartProps) {
	const { variantId, most, isLimited, formToken, chosen, continueHref, chat } = props
	const { t } = useTranslation('cart')
	const path = usePath()
	const fetcher = useFetcher<CartAnswer>({ key: `cart-add-${variantId}` })
	const sent = fetcher.state === 'idle' ? null : fetcher.formData?.get('then')
	const refusal = useRefusal(fetcher)
	useCartToasts({ onlyLost: true })
	const added = fetcher.data?.ok ? fetcher.data : null
	// Not while another is sent: the same words would not be said again.
	const said = fetcher.state === 'idle' ? added : null
	return (
		<fetcher.Form method="post" action={path(paths.cartLines)} className="flex flex-col gap-4">
			<input type="hidden" name="formToken" value={formToken} />
			<input type="hidden" name="id" value={variantId} />
			{most > 0 ? (
				<QuantityField
					name="quantity"
					label={t('buy.quantity')}
					defaultValue={1}
					min={1}
					max={most}
					texts={{ less: t('buy.less'), more: t('buy.more') }}
				/>
			) : null}
			{isLimited ? <GuestLimit most={most} /> : null}
			<StickyBar
				beside={chat}
				line={
					<>
						{said || refusal !== null ? null : <Chosen {...chosen} />}
						<div role="status">
							{said ? <Added answer={said} continueHref={continueHref} /> : null}
						</div>
						<div role="alert">{refusal === null ? null : <ErrorText>{refusal}</ErrorText>}</div>
					</>
				}
			>
				{isLimited && most <= 0 ? (
					<SignInToBuy />
				) : (
					<BuyButtons sent={sent} cartHref={added ? path(paths.cart) : null} />
				)}
			</StickyBar>
		</fetcher.Form>
	)
}

/** How many units can be ordered without an account, and how to order more. */
function GuestLimit({ most }: { most: number }) {
	const { t } = useTranslation('cart')
	const text = t(most > 0 ? 'buy.guestMost' : 'buy.guestNone', { stock: digits(most) })
	return (
		<MutedText>
			<Marked text={text} parts={{ link: <TextLink href={useSignInPath()} rel="nofollow" /> }} />
		</MutedText>
	)
}

function SignInToBuy() {
	const { t } = useTranslation('cart')
	return (
		<ButtonLink
			href={useSignInPath()}
			variant="primary"
			size="field"
			className={inBar}
			rel="nofollow"
		>
			{t('buy.signIn')}
		</ButtonLink>
	)
}

type AddedProps = { answer: Extract<CartAnswer, { ok: true }>; continueHref: string }

function Added({ answer: { message, name, stock }, continueHref }: AddedProps) {
	const { t } = useTranslation('cart')
	const isWarning = toneOf(message) === 'warning'
	return (
		<p className="flex min-h-5 items-center gap-2 text-14">
			<span className={isWarning ? 'text-alarm' : 'text-green'}>
				<Icon name={isWarning ? 'alert' : 'check-round'} />
			</span>
			<span className={`min-w-0 flex-1 font-semibold ${isWarning ? '' : 'truncate'}`}>
				{t(`said.${message}`, { name, stock })}
			</span>
			<TextLink href={continueHref}>{t('said.continue')}</TextLink>
		</p>
	)
}

function Chosen({ price, label }: AddToCartProps['chosen']) {
	return (
		<p className="flex items-baseline gap-2 lg:hidden">
			<b className="bar-price">{price}</b>
			<span className="min-w-0 truncate text-12 text-mute">{label}</span>
		</p>
	)
}

/** In the bar of a phone two buttons and an icon share the width. */
const inBar = 'max-lg:px-2 max-lg:text-14'

type BuyButtonsProps = { sent: unknown; cartHref: string | null }

function BuyButtons({ sent, cartHref }: BuyButtonsProps) {
	const { t } = useTranslation('cart')
	return (
		<>
			<Button name="then" value="stay" size="field" className={inBar} pending={sent === 'stay'}>
				{t('buy.add')}
			</Button>
			{cartHref === null ? (
				<Button
					name="then"
					value="checkout"
					variant="primary"
					size="field"
					className={inBar}
					pending={sent === 'checkout'}
				>
					{t('buy.now')}
				</Button>
			) : (
				<ButtonLink href={cartHref} variant="primary" size="field" className={inBar}>
					{t('said.view')}
				</ButtonLink>
			)}
		</>
	)
}
