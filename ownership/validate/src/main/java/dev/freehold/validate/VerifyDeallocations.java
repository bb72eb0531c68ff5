// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.pass.PassOption;
import dev.freehold.validate.ValidationOptions.Convention;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reports what goes wrong with buffers on some path, and what cannot be decided; changes nothing. */
public record VerifyDeallocations(ValidationOptions options, Undecided undecided) implements Pass {
  /** What to do about sites that are not decided. */
  public enum Undecided {
    IGNORE,
    REMARK,
    WARN,
    ERROR
  }

  private static final String CONVENTION = "convention";
  private static final String UNDECIDED = "undecided";

  public static final PassInfo INFO = PassInfo.of("verify-deallocations", "VerifyDeallocations",
      "Check that each buffer is freed exactly once on each path and not used afterwards", options -> new VerifyDeallocations(
          ValidationOptions.DEFAULT.with(Convention.valueOf(options.text(CONVENTION).toUpperCase(Locale.ROOT))),
          Undecided.valueOf(options.text(UNDECIDED).toUpperCase(Locale.ROOT))))
      .option(PassOption.choice(CONVENTION, "inferred",
          "Contract of functions with their callers.")
          .or("inferred", "what the bodies of the functions do")
          .or("ownership", "public functions borrow their arguments, and their callers own the results"))
      .option(PassOption.choice(UNDECIDED, "warn", "How to report undecided allocations.")
          .or("ignore", "not at all")
          .or("remark", "as a remark")
          .or("warn", "as a warning")
          .or("error", "as an error, which fails the pass"))
      .statistic("proved", "Number of allocations proved to be freed exactly once on each path")
      .statistic("faulty", "Number of allocations with a fault")
      .statistic("undecided", "Number of undecided allocations");

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    ValidationReport report = DeallocationValidator.validate(root, cx.registry(), options);
    for (SiteVerdict site : report.sites()) report(site, cx);
    cx.count("proved", report.proved());
    cx.count("faulty", report.faulty());
    cx.count("undecided", report.undecided());
    cx.preserveAll();
  }

  private void report(SiteVerdict site, PassContext cx) {
    switch (site.verdict()) {
      case Verdict.Proved proved -> {}
      case Verdict.Faulty faulty -> faulty.faults().forEach(fault -> cx.report(site.explain(fault)));
      case Verdict.Undecided open -> {
        Diagnostic.Builder message = builder(site);
        if (message != null) cx.report(message.note(open.place().location(), open.reason()));
      }
    }
  }

  /** The message about a site that is not decided; null where it is to be ignored. */
  private Diagnostic.@Nullable Builder builder(SiteVerdict site) {
    String text = "cannot decide whether this buffer is freed exactly once";
    return switch (undecided) {
      case IGNORE -> null;
      case REMARK -> Diagnostic.remark(site.site().location(), text);
      case WARN -> Diagnostic.warning(site.site().location(), text);
      case ERROR -> Diagnostic.error(site.site().location(), text);
    };
  }
}
