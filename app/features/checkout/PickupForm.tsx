import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { OpeningHours } from '#app/features/texts/OpeningHours.tsx'
import type { OpeningHoursView } from '#app/features/texts/opening-hours-view.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/Button.tsx'
import { cardStyle } from '#app/ui/Card.tsx'
import { MutedText } from '#app/ui/MutedText.tsx'

type PickupFormProps = { formToken: string; hours: OpeningHoursView | null }

/** Pickup at the shop, which needs no address. */
export function PickupForm({ formToken, hours }: PickupFormProps) {
	const { t } = useTranslation('checkout')
	const path = usePath()
	return (
		<Form
			method="post"
			action={`${path(paths.checkoutForm('pickup'))}#open`}
			className={cardStyle({
				variant: 'filled',
				className: 'mt-6 flex flex-wrap items-center justify-between gap-2',
			})}
		>
			<input type="hidden" name="formToken" value={formToken} />
			<div className="min-w-0 flex-1 basis-56">
				<h3>{t('pickup.title')}</h3>
				<MutedText>{t('pickup.help')}</MutedText>
				{hours ? <OpeningHours hours={hours} /> : null}
			</div>
			<Button>{t('pickup.submit')}</Button>
		</Form>
	)
}
