import { messageText } from '#web/i18n/text-keys.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { OwnPassword } from '#web/ui/OwnPassword.tsx'

/** Password field of a form whose change requires a recent password confirmation. */
export function PasswordConfirmation({ error }: { error: string | undefined }) {
	const { t } = useTranslation('common')
	return (
		<OwnPassword
			id="password"
			name="password"
			label={t('form.password')}
			help={t('form.passwordHelp')}
			errors={error ? [messageText(t, error)] : []}
			required
		/>
	)
}
