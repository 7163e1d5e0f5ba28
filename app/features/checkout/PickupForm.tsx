import { useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { messageText } from '#web/i18n/text-keys.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { fieldProps } from '#app/features/forms/field-props.ts'
import { OpeningHours } from '#app/features/texts/OpeningHours.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { cardStyle } from '#web/ui/Card.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { hoursInShort, type OpeningHoursView } from '#app/features/texts/opening-hours-view.ts'
import type { pickupForm } from './pickup.form.ts'
import { StepForm } from './StepForm.tsx'
import { useCheckoutPath } from './use-checkout-path.ts'
import type { CheckoutView, Refusal } from './view.ts'

type PickupFormProps = {
	pickup: CheckoutView['pickup']
	result: Refusal['result'] | undefined
	formToken: string
}

/** Pickup at the shop, which needs no address; at one of its places, if there are several. */
export function PickupForm(props: PickupFormProps) {
	return props.pickup.places.length > 1 ? <ManyPlaces {...props} /> : <OnePlace {...props} />
}

function ManyPlaces({ pickup, result, formToken }: PickupFormProps) {
	const { t } = useTranslation('checkout')
	const [form, fields] = useForm<FieldsOf<typeof pickupForm>>({
		id: 'pickup',
		lastResult: result,
		defaultValue: { pickupPlace: pickup.chosen?.id ?? pickup.places[0]?.id },
	})
	return (
		<div className={cardStyle({ variant: 'filled', className: 'mt-6 flex flex-col gap-4' })}>
			<div>
				<h3>{t('pickup.title')}</h3>
				<MutedText>{t('pickup.help')}</MutedText>
			</div>
			<StepForm form={form} name="pickup" formToken={formToken} submit={t('pickup.submit')} quiet>
				<RadioCards
					{...fieldProps(fields.pickupPlace, t)}
					label={t('pickup.legend')}
					cards={pickup.places.map(({ id, name, address, hours }) => ({
						value: id,
						title: name,
						detail: (
							<>
								{address === null ? null : <span className="block">{address}</span>}
								{hours ? <OpeningHoursText hours={hours} /> : null}
							</>
						),
					}))}
				/>
			</StepForm>
		</div>
	)
}

function OnePlace({ pickup, result, formToken }: PickupFormProps) {
	const { t } = useTranslation('checkout')
	const action = useCheckoutPath()('pickup')
	const [place] = pickup.places
	const [error] = result?.error?.pickupPlace ?? []
	return (
		<Form
			method="post"
			action={`${action}#open`}
			className={cardStyle({
				variant: 'filled',
				className: 'mt-6 flex flex-wrap items-center justify-between gap-2',
			})}
		>
			<input type="hidden" name="formToken" value={formToken} />
			<div className="min-w-0 flex-1 basis-56">
				{error ? (
					<Alert role="alert" tone="error">
						{messageText(t, error)}
					</Alert>
				) : null}
				<h3>{t('pickup.title')}</h3>
				<MutedText>{t('pickup.help')}</MutedText>
				{place?.address ? <p>{place.address}</p> : null}
				{place?.hours ? <OpeningHours hours={place.hours} /> : null}
			</div>
			<Button>{t('pickup.submit')}</Button>
		</Form>
	)
}

/** Opening hours as lines of text, for a label: whether it is open now, and the week in short. */
function OpeningHoursText({ hours }: { hours: OpeningHoursView }) {
	const { t } = useTranslation('common')
	const { kind, ...values } = hours.now
	return (
		<>
			<span className="block">{t(`openingHours.${kind}`, values)}</span>
			{hoursInShort(hours.days).map(({ from, to, text }) => (
				<span key={from} className="block tabular-nums">
					{[...new Set([from, to])].map((day) => t(`openingHours.day.${day}`)).join('–')}{' '}
					{text ?? t('openingHours.none')}
				</span>
			))}
		</>
	)
}
