/** The farms' printed names. */
import { isKey, t } from "../../i18n/catalogue";

/** The name on the board; the id itself for a farm that this edition does not know. */
export function farmName(id: string): string {
  const key = `rancher.farm.${id}`;
  return isKey(key) ? t(key) : id;
}
