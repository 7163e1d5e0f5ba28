import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Alert } from '#web/ui/Alert.tsx'

/** Says on every page that no mail leaves the server, and what to set. */
export function MailNotice() {
	const { t } = useTranslation('common')
	return (
		<div className="mb-4">
			<Alert tone="warning" title={t('noMail.title')}>
				{t('noMail.text')} <b className="wrap-anywhere">ETALASE_SMTP_URL</b>
			</Alert>
		</div>
	)
}
