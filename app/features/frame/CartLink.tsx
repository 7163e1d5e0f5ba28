import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Part } from '#app/ui/Part.tsx'
import { IconLink } from '#web/ui/IconTarget.tsx'
import type { FrameView } from './frame-view.ts'

/** Link to the cart with the number of units in it. */
export function CartLink({ own }: Pick<FrameView, 'own'>) {
	const { t } = useTranslation('frame')
	const path = usePath()
	return (
		<Part from={own}>
			{({ cartCount }) => (
				<IconLink
					icon="cart"
					label={cartCount === 0 ? t('cart.empty') : t('cart.filled', { count: cartCount })}
					count={cartCount}
					href={path(paths.cart)}
				/>
			)}
		</Part>
	)
}
