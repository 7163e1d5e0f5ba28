import { useTranslation } from 'react-i18next'
import { useRootData } from '#admin/http/root-data.ts'
import { languages } from '#app/domain/language.ts'
import { otherLocales } from '#app/i18n/paths.ts'
import { buttonStyle } from '#app/ui/button-style.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { PostForm } from './PostForm.tsx'

/** Language and colours of this browser, as buttons that work without script. */
export function LookForms() {
	const { locale, theme, here } = useRootData()
	const { t } = useTranslation('common')
	const quiet = buttonStyle({ variant: 'quiet', size: 'small' })
	return (
		<PostForm action="/preferences" className="flex flex-wrap gap-1">
			<input type="hidden" name="next" value={here} />
			{otherLocales(locale).map((other) => (
				<button key={other} className={quiet} name="locale" value={other} lang={other}>
					<Icon name="globe" /> {languages[other].name}
				</button>
			))}
			<button className={quiet} name="theme" value={theme === 'dark' ? 'light' : 'dark'}>
				<Icon name={theme === 'dark' ? 'sun' : 'moon'} />
				{t(theme === 'dark' ? 'look.light' : 'look.dark')}
			</button>
			{theme === null ? null : (
				<button className={quiet} name="theme" value="auto">
					{t('look.auto')}
				</button>
			)}
		</PostForm>
	)
}
