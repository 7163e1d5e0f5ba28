import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/Button.tsx'

type WatchOffersProps = {
	slug: string
	variantId: number
	soldOut: boolean
	/** Signed in: one press is enough. */
	isMember: boolean
	formToken: string
}

/** Offers of a product page: a mail when a variant is back in stock, or when the price falls. */
export function WatchOffers({ slug, variantId, soldOut, isMember, formToken }: WatchOffersProps) {
	const { t } = useTranslation('catalog')
	const path = usePath()
	const kind = soldOut ? 'stock' : 'price'
	const action = `${path(paths.productWatch(slug))}?kind=${kind}&v=${variantId}`
	const label = t(`watch.${kind}`)
	if (!isMember) {
		return (
			<ButtonLink size="small" rel="nofollow" href={action}>
				{label}
			</ButtonLink>
		)
	}
	return (
		<Form method="post" action={action}>
			<input type="hidden" name="formToken" value={formToken} />
			<Button size="small">{label}</Button>
		</Form>
	)
}
