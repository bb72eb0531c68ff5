// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionValues;
import java.util.List;
import java.util.Locale;

/** How a command says what is wrong. */
enum ReportFormat {
  /** For people. */
  TEXT,
  /** With all that is known. */
  JSON,
  /** For code scanning: {@link SarifLog}. */
  SARIF;

  /** An option that takes one of these. */
  static Option<ReportFormat> option(String help, ReportFormat... formats) {
    return Option.of("format", "FORMAT", OptionValues.oneOf(List.of(formats), ReportFormat::written), help).withDefault(TEXT)
        .withDefaultText(TEXT.written());
  }

  private String written() {
    return name().toLowerCase(Locale.ROOT);
  }
}
