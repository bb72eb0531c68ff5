// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.devtools.playground.LoadCampaign;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.OptionValues;
import dev.freehold.opt.options.ParsedArguments;
import java.util.List;

/** Many clients of a playground: {@code ./dev load}. */
public final class PlaygroundLoad {
  private static final Option<Integer> REQUESTS =
      Option.of("requests", "N", OptionValues::positiveInt, "how many requests are made").withDefault(10_000);
  private static final Option<Integer> CLIENTS =
      Option.of("clients", "N", OptionValues::positiveInt, "how many clients there are at the same time").withDefault(100);
  private static final Option<Integer> HOSTILE =
      Option.of("hostile-every", "N", OptionValues::positiveInt, "one of so many requests means no good").withDefault(20);
  private static final Option<Long> SEED = Option.of("seed", "N", OptionValues::integer, "chooses the requests").withDefault(1L);
  private static final OptionTable TABLE = OptionTable.of("./dev load", List.of(), """
      Starts a playground, has many clients ask it for things, and prints how long they waited, what they got, and how much memory is live after a
      garbage collection. Fails if an answer is not what it should be, or if memory grows.
      """, Option.HELP, REQUESTS, CLIENTS, HOSTILE, SEED);

  private PlaygroundLoad() {}

  public static void main(String[] args) throws Exception {
    ParsedArguments arguments = DevCommandLine.parse(args, TABLE);
    LoadCampaign campaign = new LoadCampaign(arguments.get(CLIENTS), arguments.get(HOSTILE), arguments.get(SEED), System.out);
    if (!campaign.run(arguments.get(REQUESTS))) System.exit(1);
  }
}
