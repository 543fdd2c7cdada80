/** The ways to invite: a code to scan, a code to say, a link to send. */
import { useComputed } from "@preact/signals";
import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { Section } from "../chrome/bars";
import { Send } from "../chrome/send";
import { t } from "../i18n/catalogue";

/** Empty cells round a QR code that readers need. */
const QUIET = 4;

export function Invite({ code }: { code: string }) {
  const shown = `${code.slice(0, 3)}-${code.slice(3)}`;
  const link = `${location.origin}/j/${shown}`;
  return (
    <Section title={t("invite.title")}>
      <div class="box invite">
        <QrCode text={link} />
        <div>
          <p class="cap">{t("invite.code")}</p>
          <p class="code">{shown}</p>
          <p class="small dim">{t("invite.how")}</p>
        </div>
        <Send link={link} text={t("invite.text")} />
      </div>
    </Section>
  );
}

function QrCode({ text }: { text: string }) {
  const drawing = useComputed(() => {
    const code = generate(text);
    return { size: code.size + 2 * QUIET, path: toSvgPath(code) };
  });
  const { size, path } = drawing.value;
  return (
    <svg
      class="qr"
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      role="img"
      aria-label={t("invite.qr", { link: text })}
      shape-rendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
