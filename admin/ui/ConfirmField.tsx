import { useTranslation } from 'react-i18next'
import { OwnPassword } from '#app/features/forms/OwnPassword.tsx'

/** Asks for the password again, in a form whose change the website API asks again for. */
export function ConfirmField({ error }: { error: string | undefined }) {
	const { t } = useTranslation('common')
	return (
		<OwnPassword
			id="password"
			name="password"
			label={t('form.password')}
			help={t('form.passwordHelp')}
			errors={error ? [t(error)] : []}
			required
		/>
	)
}
