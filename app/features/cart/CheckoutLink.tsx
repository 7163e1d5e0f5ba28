import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'

/** Link to checkout, when every line can be bought. */
export function CheckoutLink({ blocked }: { blocked: boolean }) {
	const { t } = useTranslation('cart')
	const path = usePath()
	if (blocked) {
		return (
			<Button type="button" size="large" disabled>
				{t('summary.checkout')}
			</Button>
		)
	}
	return (
		<ButtonLink variant="primary" size="large" href={path(paths.checkout)}>
			{t('summary.checkout')}
		</ButtonLink>
	)
}
