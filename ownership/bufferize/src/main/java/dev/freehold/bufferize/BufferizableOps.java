// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.scf.InParallelOp;
import org.jspecify.annotations.Nullable;

/**
 * Finds the operations that are to be bufferized, and can be.
 *
 * @param profile has the strategies of the run
 * @param symbols finds the functions that are called
 */
public record BufferizableOps(Registry registry, Profile profile, BufferizeOptions options, SymbolTables symbols) {
  /** The same with other options. */
  public BufferizableOps with(BufferizeOptions others) {
    return new BufferizableOps(registry, profile, others, symbols);
  }

  /** How an operation is bufferized; null where it cannot be, or the options rule it out. */
  public @Nullable Bufferizable of(Op op) {
    Bufferizable known = options.allows(op) ? registry.as(op, Bufferizable.class) : null;
    return known != null && known.isKnown(profile) ? known : null;
  }

  /** The same for the operation that defines a value, or whose block has it as an argument. */
  public @Nullable Bufferizable of(Value value) {
    return of(Tensors.owner(value));
  }

  /** Whether there is anything to bufferize about an operation, whatever the options say. */
  public boolean hasTensors(Op op) {
    Bufferizable known = registry.as(op, Bufferizable.class);
    return known == null ? Tensors.anyIn(op) : known.hasTensors();
  }

  /** The innermost repetitive region around an operation; null where there is none. */
  public @Nullable Region repetitiveRegion(Op op) {
    return repetitive(op.parentRegion());
  }

  /** The innermost repetitive region around a value; null where there is none. */
  public @Nullable Region repetitiveRegion(Value value) {
    return repetitive(value.region());
  }

  /** The innermost repetitive region around a region; null where there is none. */
  public @Nullable Region nextRepetitiveRegion(Region region) {
    return repetitive(region.parentRegion());
  }

  private @Nullable Region repetitive(@Nullable Region start) {
    Region region = start;
    while (region != null && !(region.parentOp() != null && isRepetitive(region))) region = region.parentRegion();
    return region;
  }

  /** Whether a region may run more than once each time that the operation around it does, as far as the analysis follows control flow. */
  public boolean isRepetitive(Region region) {
    Op op = region.enclosingOp();
    Bufferizable around = of(op);
    if (around != null) return around.isRepetitive(region);
    if (op instanceof FunctionLike || op instanceof InParallelOp || !profile.strategy(FollowedPaths.class, FollowedPaths.SOUND).areComplete())
      return false;
    return !(op instanceof RegionBranchOp branch) || branch.isRepetitive(region);
  }

  /** The innermost region around a region, itself included, whose instances run side by side; null where there is none. */
  public @Nullable Region parallelRegion(@Nullable Region start) {
    for (Region region = start; region != null && region.parentOp() != null; region = region.parentRegion()) {
      Bufferizable around = of(region.enclosingOp());
      if (around != null && around.isParallel(region)) return region;
    }
    return null;
  }
}
