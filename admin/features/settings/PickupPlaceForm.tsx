import { useTranslation } from '#admin/i18n/use-translation.ts'
import { formFields } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { OpeningHoursFields } from './OpeningHoursFields.tsx'
import type { PlaceForm } from './save-pickup-place.server.ts'

type PickupPlaceFormProps = {
	/** Empty for a new place. */
	saved: Record<string, string>
	rejected: RejectedForm | undefined
}

/** Name, address and opening hours of a place where shoppers collect orders. */
export function PickupPlaceForm({ saved, rejected }: PickupPlaceFormProps) {
	const { t } = useTranslation(['settings', 'common'])
	const field = formFields<typeof PlaceForm>(rejected, t)
	return (
		<PostForm className="grid gap-5 rounded-card border border-line bg-ground p-5">
			<FormErrors rejected={rejected} ns="settings" />
			<TextField
				{...field('name', saved.name)}
				label={t('pickup.name')}
				help={t('pickup.nameHelp')}
				autoComplete="off"
				maxLength={60}
				required
			/>
			<TextField
				{...field('address', saved.address)}
				label={t('shipping.address')}
				help={t('pickup.addressHelp')}
				autoComplete="off"
				maxLength={240}
				required
			/>
			<OpeningHoursFields saved={saved} rejected={rejected} />
			<div>
				<Button variant="primary">{t('save')}</Button>
			</div>
		</PostForm>
	)
}
