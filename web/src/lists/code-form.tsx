/** The field for a table code, wherever somebody may have one. */
import { useSignal } from "@preact/signals";
import { t } from "../i18n/catalogue";
import { go } from "../router";

const CODE_LENGTH_MAX = 16;

/** How a table code looks. */
export const CODE_EXAMPLE = "7KQ-M2P";

export function CodeForm({ first = "" }: { first?: string }) {
  const code = useSignal(first);
  const submit = (event: Event) => {
    event.preventDefault();
    const typed = code.value.trim();
    if (typed !== "") {
      go(`/j/${encodeURIComponent(typed)}`);
    }
  };
  return (
    <form class="box code-form" onSubmit={submit}>
      <label class="field">
        <span class="l">{t("tables.code")}</span>
        <input
          class="inp"
          value={code.value}
          placeholder={CODE_EXAMPLE}
          autoCapitalize="characters"
          autoComplete="off"
          spellcheck={false}
          maxLength={CODE_LENGTH_MAX}
          onInput={(event) => {
            code.value = event.currentTarget.value;
          }}
        />
      </label>
      <button class="btn" type="submit">
        {t("tables.code_go")}
      </button>
    </form>
  );
}
