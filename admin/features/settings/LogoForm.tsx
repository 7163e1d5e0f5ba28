import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { PICTURE_TYPES } from '#contract/file-types.ts'
import { Button } from '#web/ui/Button.tsx'
import { FileField } from '#web/ui/FileField.tsx'

/** The shop's logo. */
export function Logo({ logo }: { logo: string | null }) {
	const { t } = useTranslation('settings')
	if (logo === null) return null
	return (
		<img
			src={`/products/media/${logo}`}
			alt={t('shop.logoNow')}
			width="96"
			height="96"
			className="size-24 rounded-control border border-line object-contain"
		/>
	)
}

type LogoFormProps = { logo: string | null; isOwn: boolean; rejected: RejectedForm | undefined }

/** The logo and the form that replaces it. */
export function LogoForm({ logo, isOwn, rejected }: LogoFormProps) {
	const { t } = useTranslation('settings')
	return (
		<Panel id="logo-panel" title={t('shop.logo')}>
			<div className="flex flex-wrap items-start gap-4">
				<Logo logo={logo} />
				<PostForm encType="multipart/form-data" className="grid min-w-0 flex-[1_1_16rem] gap-3">
					<FormErrors rejected={rejected} ns="settings" />
					<FileField
						id="logo"
						name="logo"
						label={t('shop.logoFile')}
						accept={PICTURE_TYPES}
						help={t(isOwn ? 'shop.logoHelp' : 'shop.logoDrawn')}
						errors={fieldErrors(rejected, t)('logo')}
					/>
					<div className="flex flex-wrap gap-2">
						<Button variant="primary" name="act" value="logo">
							{t('shop.logoUpload')}
						</Button>
						{isOwn ? (
							<Button variant="quiet" name="act" value="resetLogo">
								{t('shop.logoGenerate')}
							</Button>
						) : null}
					</div>
				</PostForm>
			</div>
		</Panel>
	)
}
