/** Starts the page's script after the first paint, instead of with the first interaction (PageScripts). */
export function ScriptAfterPaint() {
	return <span hidden data-script="after-paint" />
}
