import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '#web/ui/PasswordField.tsx'

type Props = Omit<
	ComponentProps<typeof PasswordField>,
	'autoComplete' | 'maxLength' | 'show' | 'label'
>

/** The current password. */
export function OwnPassword({ label, ...props }: Props & { label: string }) {
	const show = useShowText()
	return (
		<PasswordField
			{...props}
			label={label}
			show={show}
			autoComplete="current-password"
			maxLength={200}
		/>
	)
}

/** A new password, with what makes a good one. */
export function NewPassword(props: Props) {
	const { t } = useTranslation('auth')
	const show = useShowText()
	return (
		<PasswordField
			{...props}
			label={t('password.new')}
			help={t('password.help')}
			show={show}
			autoComplete="new-password"
			maxLength={200}
		/>
	)
}

/** Pages with a password have the texts of `auth`. */
function useShowText() {
	const { t } = useTranslation('auth')
	return { text: t('password.show'), name: t('password.showName') }
}
