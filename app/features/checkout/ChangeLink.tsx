import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { CheckoutView } from './view.ts'

/** Where the quantity can be changed: the cart, or the product of a direct purchase. */
export function ChangeLink({ direct }: { direct: CheckoutView['direct'] }) {
	const { t } = useTranslation('checkout')
	const path = usePath()
	return (
		<TextLink touch="block" href={path(direct?.product ?? paths.cart)}>
			{t(direct ? 'problem.toProduct' : 'problem.toCart')}
		</TextLink>
	)
}
