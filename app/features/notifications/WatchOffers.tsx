import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'

type WatchOffersProps = {
	slug: string
	variantId: number
	soldOut: boolean
	/** Signed in: one press is enough. */
	isMember: boolean
	formToken: string
	/** In the bar of a phone, in place of the buttons to buy. */
	isProminent?: boolean
}

/** Offers of a product page: a mail when a variant is back in stock, or when the price falls. */
export function WatchOffers(props: WatchOffersProps) {
	const { slug, variantId, soldOut, isMember, formToken, isProminent = false } = props
	const { t } = useTranslation('catalog')
	const path = usePath()
	const kind = soldOut ? 'stock' : 'price'
	const action = `${path(paths.productWatch(slug))}?kind=${kind}&v=${variantId}`
	const label = t(`watch.${kind}`)
	const look = isProminent
		? ({ variant: 'primary', size: 'field', wide: true } as const)
		: ({ size: 'small' } as const)
	if (!isMember) {
		return (
			<ButtonLink {...look} rel="nofollow" href={action}>
				{label}
			</ButtonLink>
		)
	}
	return (
		<Form method="post" action={action}>
			<input type="hidden" name="formToken" value={formToken} />
			<Button {...look}>{label}</Button>
		</Form>
	)
}
