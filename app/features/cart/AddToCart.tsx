import { useFetcher } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/Button.tsx'
import { Alert } from '#app/ui/Alert.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { StickyBar } from '#app/ui/StickyBar.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import type { CartAnswer } from './cart-answer.ts'
import { useCartAnswer } from './use-cart-answer.ts'

type AddToCartProps = { variantId: number; soldOut: boolean; formToken: string }

/** Quantity and add-to-cart button: a plain form, submitted by a fetcher with script. */
export function AddToCart({ variantId, soldOut, formToken }: AddToCartProps) {
	const { t } = useTranslation('cart')
	const path = usePath()
	const fetcher = useFetcher<CartAnswer>({ key: `cart-add-${variantId}` })
	const sent = fetcher.state === 'idle' ? null : fetcher.formData?.get('then')
	const refusal = useCartAnswer(fetcher)
	return (
		<fetcher.Form method="post" action={path(paths.cartLines)} className="flex flex-col gap-4">
			<input type="hidden" name="formToken" value={formToken} />
			<input type="hidden" name="id" value={variantId} />
			{soldOut ? null : (
				<div className="max-w-32">
					<TextField
						id="quantity"
						type="number"
						name="quantity"
						label={t('buy.quantity')}
						inputMode="numeric"
						autoComplete="off"
						min={1}
						max={1_000_000}
						defaultValue={1}
						required
					/>
				</div>
			)}
			<StickyBar>
				<BuyButtons soldOut={soldOut} sent={sent} />
			</StickyBar>
			{refusal === null ? null : <Alert tone="error">{refusal}</Alert>}
			{fetcher.data?.ok ? (
				<Alert tone="success">
					{t(`said.${fetcher.data.message}`, { name: fetcher.data.name })}{' '}
					<TextLink href={path(paths.cart)}>{t('said.view')}</TextLink>
				</Alert>
			) : null}
		</fetcher.Form>
	)
}

function BuyButtons({ soldOut, sent }: { soldOut: boolean; sent: unknown }) {
	const { t } = useTranslation('cart')
	if (soldOut) {
		return (
			<Button type="button" size="large" wide disabled>
				{t('buy.soldOut')}
			</Button>
		)
	}
	return (
		<>
			<Button name="then" value="stay" size="large" pending={sent === 'stay'}>
				{t('buy.add')}
			</Button>
			<Button
				name="then"
				value="checkout"
				variant="primary"
				size="large"
				pending={sent === 'checkout'}
			>
				{t('buy.now')}
			</Button>
		</>
	)
}
