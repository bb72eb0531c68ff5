// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * How the command line and pipelines know a pass.
 *
 * @param name what pipelines call it
 * @param className what dumps call it, such as {@code CSE}
 * @param summary what it does, in one line
 * @param anchor the operation that it runs on ({@code func.func}), or null where it runs on any
 * @param statistics what it counts
 * @param make the pass with the options that are given
 */
public record PassInfo(
    String name,
    String className,
    String summary,
    @Nullable String anchor,
    List<PassOption> options,
    List<PassStatistic> statistics,
    Function<PassOptions, ? extends Pass> make) {
  public PassInfo {
    options = List.copyOf(options);
    statistics = List.copyOf(statistics);
  }

  /** A pass for any operation, without options. */
  public static PassInfo of(String name, String className, String summary, Function<PassOptions, ? extends Pass> make) {
    return new PassInfo(name, className, summary, null, List.of(), List.of(), make);
  }

  /** The same pass, for operations of one name only. */
  public PassInfo on(String newAnchor) {
    return new PassInfo(name, className, summary, newAnchor, options, statistics, make);
  }

  public PassInfo option(PassOption option) {
    List<PassOption> all = new ArrayList<>(options);
    all.add(option);
    return new PassInfo(name, className, summary, anchor, all, statistics, make);
  }

  public PassInfo options(List<PassOption> more) {
    PassInfo info = this;
    for (PassOption each : more) info = info.option(each);
    return info;
  }

  public PassInfo statistic(String statistic, String description) {
    return statistics(List.of(PassStatistic.sum(statistic, description)));
  }

  public PassInfo statistics(List<PassStatistic> more) {
    List<PassStatistic> all = new ArrayList<>(statistics);
    all.addAll(more);
    return new PassInfo(name, className, summary, anchor, options, all, make);
  }
}
