import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { BackFields } from '#app/features/forms/BackFields.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Icon, type IconName } from '#web/ui/Icon.tsx'
import type { FrameView } from './frame-view.ts'

type PreferenceFormProps = FrameView & {
	buttonClass: string
	/** For its place. */
	className?: string
	/** Further buttons. */
	children?: ReactNode
}

/** Colour mode and data-saver mode in a form: it works without script and loads a new document. */
export function PreferenceForm({
	theme,
	dataSaver,
	formToken,
	buttonClass,
	className,
	children,
}: PreferenceFormProps) {
	const { t } = useTranslation('frame')
	const path = usePath()
	const nextTheme = theme === null ? 'dark' : theme === 'dark' ? 'light' : 'auto'
	const button = (name: string, value: string, icon: IconName, text: string) => (
		<button name={name} value={value} className={buttonClass}>
			<Icon name={icon} />
			{text}
		</button>
	)
	return (
		<form
			method="post"
			action={path(paths.preferences)}
			className={clsx('flex flex-col items-start', className)}
		>
			<BackFields formToken={formToken} />
			{button('theme', nextTheme, nextTheme === 'light' ? 'sun' : 'moon', t(`theme.${nextTheme}`))}
			{button(
				'dataSaver',
				dataSaver ? 'off' : 'on',
				'leaf',
				t(dataSaver ? 'dataSaver.off' : 'dataSaver.on'),
			)}
			{children}
		</form>
	)
}
