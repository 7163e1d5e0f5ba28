import { useTranslation } from '#admin/i18n/use-translation.ts'
import { useRootData } from '#admin/http/root-data.ts'
import { languages } from '#web/domain/language.ts'
import { otherLocales } from '#web/i18n/paths.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { PostForm } from './PostForm.tsx'

/** Buttons that switch the language and the colour mode of this browser, without script. */
export function PreferenceButtons() {
	const { locale, theme, currentPath } = useRootData()
	const { t } = useTranslation('common')
	const style = buttonStyle({ variant: 'quiet', size: 'small' })
	return (
		<PostForm action="/preferences" className="flex flex-wrap gap-1">
			<input type="hidden" name="next" value={currentPath} />
			{otherLocales(locale).map((other) => (
				<button key={other} className={style} name="locale" value={other} lang={other}>
					<Icon name="globe" /> {languages[other].name}
				</button>
			))}
			<button className={style} name="theme" value={theme === 'dark' ? 'light' : 'dark'}>
				<Icon name={theme === 'dark' ? 'sun' : 'moon'} />
				{t(theme === 'dark' ? 'look.light' : 'look.dark')}
			</button>
			{theme === null ? null : (
				<button className={style} name="theme" value="auto">
					{t('look.auto')}
				</button>
			)}
		</PostForm>
	)
}
