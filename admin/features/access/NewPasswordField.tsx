import { useTranslation } from '#admin/i18n/use-translation.ts'
import { TextField } from '#web/ui/TextField.tsx'

/** Field for a new password. */
export function NewPasswordField({ errors }: { errors: string[] }) {
	const { t } = useTranslation('access')
	return (
		<TextField
			id="password"
			name="password"
			type="password"
			label={t('password.new')}
			autoComplete="new-password"
			minLength={10}
			maxLength={200}
			help={t('password.help')}
			errors={errors}
			required
		/>
	)
}
