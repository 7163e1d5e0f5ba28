import { useTranslation } from 'react-i18next'
import type { RejectedForm } from '#admin/http/form.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FileField } from '#app/ui/FileField.tsx'

type LogoPanelProps = { logo: string | null; isOwn: boolean; rejected: RejectedForm | undefined }

/** The logo and the form to replace it. */
export function LogoPanel({ logo, isOwn, rejected }: LogoPanelProps) {
	const { t } = useTranslation('settings')
	return (
		<Panel id="logo-panel" title={t('shop.logo')}>
			<div className="flex flex-wrap items-start gap-4">
				{logo === null ? null : (
					<img
						src={`/products/media/${logo}`}
						alt={t('shop.logoNow')}
						width="96"
						height="96"
						className="size-24 rounded-control border border-line object-contain"
					/>
				)}
				<div className="grid min-w-0 flex-[1_1_16rem] gap-3">
					<FormErrors rejected={rejected} ns="settings" />
					<PostForm encType="multipart/form-data" className="grid gap-3">
						<FileField
							id="logo"
							name="logo"
							label={t('shop.logoFile')}
							accept="image/png,image/jpeg,image/webp"
							help={t(isOwn ? 'shop.logoHelp' : 'shop.logoDrawn')}
							errors={fieldErrors(rejected, t)('logo')}
						/>
						<div>
							<Button name="act" value="logo">
								{t('shop.logoUpload')}
							</Button>
						</div>
					</PostForm>
					{isOwn ? (
						<PostForm>
							<Button variant="quiet" size="small" name="act" value="resetLogo">
								{t('shop.logoGenerate')}
							</Button>
						</PostForm>
					) : null}
				</div>
			</div>
		</Panel>
	)
}
