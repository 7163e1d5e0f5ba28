/** Has the page's script start once the page was painted, not only when the visitor turns to a control of it (PageScripts). */
export function ScriptAfterPaint() {
	return <span hidden data-script="after-paint" />
}
