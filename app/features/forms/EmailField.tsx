import { useState, type ComponentProps } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { meantEmail } from '#app/domain/mail-domain.ts'
import { TextField } from '#web/ui/TextField.tsx'

/** An email field that asks about an address whose domain looks misspelt; it is accepted as typed. */
export function EmailField(props: ComponentProps<typeof TextField>) {
	const { t } = useTranslation('common')
	const { defaultValue, help, ...field } = props
	const [meant, setMeant] = useState(() => meantEmail(String(defaultValue ?? '')))
	return (
		<TextField
			{...field}
			defaultValue={defaultValue}
			type="email"
			inputMode="email"
			autoComplete="email"
			maxLength={300}
			onBlur={({ currentTarget }) => setMeant(meantEmail(currentTarget.value))}
			help={meant === null ? help : t('email.meant', { email: meant })}
		/>
	)
}
