import { useTranslation } from '#app/i18n/use-translation.ts'
import { BackFields } from '#app/features/forms/BackFields.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { FrameView } from './frame-view.ts'

/** Forms for colour mode and data-saver mode: they work without script and load a new document. */
export function PreferenceForms({
	theme,
	dataSaver,
	formToken,
	buttonClass = 'inline-flex min-h-11 items-center gap-2 text-start',
}: FrameView & { buttonClass?: string }) {
	const { t } = useTranslation('frame')
	const path = usePath()
	const nextTheme = theme === null ? 'dark' : theme === 'dark' ? 'light' : 'auto'
	return (
		<>
			{[
				{
					name: 'theme',
					value: nextTheme,
					icon: nextTheme === 'light' ? ('sun' as const) : ('moon' as const),
					texts: t(`theme.${nextTheme}`),
				},
				{
					name: 'dataSaver',
					value: dataSaver ? 'off' : 'on',
					icon: 'leaf' as const,
					texts: t(dataSaver ? 'dataSaver.off' : 'dataSaver.on'),
				},
			].map(({ name, value, icon, texts }) => (
				<form key={name} method="post" action={path(paths.preferences)}>
					<BackFields formToken={formToken} />
					<button name={name} value={value} className={buttonClass}>
						<Icon name={icon} />
						{texts}
					</button>
				</form>
			))}
		</>
	)
}
